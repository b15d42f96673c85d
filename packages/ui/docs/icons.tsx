import {
  Bell,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Check,
  ChevronRight,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  ExternalLink,
  Heart,
  Info,
  type LucideIcon,
  Package,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Store,
  Trash2,
  TriangleAlert,
  Upload,
  Wallet,
  X,
} from 'lucide-react'

const meanings: readonly [meaning: string, name: string, Icon: LucideIcon][] = [
  ['Close, remove', 'X', X],
  ['Search', 'Search', Search],
  ['Add', 'Plus', Plus],
  ['Edit', 'Pencil', Pencil],
  ['Delete for good', 'Trash2', Trash2],
  ['More actions', 'EllipsisVertical', EllipsisVertical],
  ['Open a list', 'ChevronDown', ChevronDown],
  ['Goes deeper', 'ChevronRight', ChevronRight],
  ['Chosen', 'Check', Check],
  ['Show', 'Eye', Eye],
  ['Copy', 'Copy', Copy],
  ['Filters', 'SlidersHorizontal', SlidersHorizontal],
  ['Try again', 'RefreshCw', RefreshCw],
  ['Leads elsewhere', 'ExternalLink', ExternalLink],
  ['Send a file', 'Upload', Upload],
  ['Download, export', 'Download', Download],
  ['Shop', 'Store', Store],
  ['Order', 'Package', Package],
  ['Wallet', 'Wallet', Wallet],
  ['Basket', 'ShoppingCart', ShoppingCart],
  ['Wish list', 'Heart', Heart],
  ['Rating', 'Star', Star],
  ['Notices', 'Bell', Bell],
  ['Information', 'Info', Info],
  ['Success', 'CircleCheck', CircleCheck],
  ['Warning', 'TriangleAlert', TriangleAlert],
  ['Danger', 'CircleAlert', CircleAlert],
]

export const iconNames: ReadonlySet<string> = new Set(meanings.map(([, name]) => name))

/** Icons by meaning: each meaning has one icon. */
export const Icons = () => (
  <ul className="docs:grid docs:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] docs:gap-4 docs:p-0 docs:list-none">
    {meanings.map(([meaning, name, Icon]) => (
      <li
        key={name}
        className="docs:justify-items-start docs:p-4 docs:border docs:border-border docs:rounded-md docs:bg-surface docs:grid docs:grid-cols-1 docs:gap-1 docs:text-13"
      >
        <Icon aria-hidden className="docs:text-primary" size={24} strokeWidth={1.75} />
        <span>{meaning}</span>
        <code className="docs:justify-self-start docs:m-0 docs:whitespace-normal docs:wrap-anywhere">{name}</code>
      </li>
    ))}
  </ul>
)
