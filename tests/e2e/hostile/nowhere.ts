/** Texts that no page shows initially. */
export const nowhere: readonly string[] = [
  // In the menu of the views of a list.
  'ListView.name',
  // Kept with the category.
  'Category.description',
  // On a later page of the movements of stock.
  'ProductStock.reason',
  // Read in the dialog that decides on a deposit or explains a movement.
  ...['Deposit.notes', 'ManualDeposit.notes', 'DepositTransfer.notes'],
  // Its lines are sent in its place.
  'Remittance.csv',
  // Too long to be counted.
  'SearchMiss.text',
  // Mailed.
  ...['ContactMessage.name', 'ContactMessage.message', 'InvoiceEmail.message'],
  // Mailed, and shown to the administrators of the shop.
  ...['Invitation.message', 'TenantInvitation.message'],
  // Of the platform's own tenant, which has no page.
  ...['TenantSettings.name', 'TenantSettings.description', 'TenantSettings.city'],
  // Of a device: newer registrations and changes of it replace the first.
  ...['NotificationDevice', 'PushDevice'].flatMap((thing) =>
    ['deviceName', 'appVersion', 'osVersion'].map((field) => `${thing}.${field}`),
  ),
  'MyPushDevice.deviceName',
  // Of a message to a device, and what a notification carries for programs.
  ...['PushNotification.title', 'PushNotification.body', 'PushNotification.data', 'Notification.data'],
  // Kept with a payment that isn't opened, and left out where a bank account is named.
  ...['PaymentStatus.note', 'Withdrawal.bankName'],
  // On the page of a shop, which isn't visited.
  ...['Tenant.description', 'Tenant.city'],
  // A shop has one of each: the second round replaces them.
  ...['shopName', 'description', 'returnPolicy', 'shippingPolicy'].map((field) => `ShopSettings.${field}`),
  // On a page of super administrators.
  'PlatformSettings.platformDescription',
  // On the page of an article or a category, which these lists lead to, and in its head.
  ...['content', 'metaTitle', 'metaDescription'].map((field) => `Article.${field}`),
  // On the page of an author, which the list of them leads to.
  'Author.bio',
  'NewsCategory.description',
  // Replaced by tags of letters, because the rules refuse others.
  'Bookmark.tags',
  // On the page of a campaign, which the list leads to.
  'Campaign.content',
  // Seen by those who configure gateways only; none of the visitors does.
  ...['GatewayConfig', 'PaymentGatewayConfig'].flatMap((thing) =>
    ['displayName', 'description', 'config'].map((field) => `${thing}.${field}`),
  ),
]
