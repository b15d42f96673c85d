import { expect, test } from 'vitest'
import { type CampaignForm, validateCampaignForm } from './campaign-form.ts'

const whole: CampaignForm = {
  ...{ name: 'Tết', subject: 'Giảm giá', content: 'Chào {{firstName}}', channel: 'EMAIL' },
  ...{ link: '/products', ratePerMinute: 600, audience: {} },
}

test.each([
  ['a blank name', { name: ' ' }, ['name', 'required']],
  ['a blank subject', { subject: '' }, ['subject', 'required']],
  ['blank content', { content: '\n' }, ['content', 'required']],
  ['a push message of 501 letters', { channel: 'PUSH', content: 'x'.repeat(501) }, ['content', 'too_long']],
  ['a placeholder that nobody fills in', { content: '{{phone}}' }, ['content', 'campaign.placeholder_unknown']],
  ['a link to another site', { link: '//example.com' }, ['link', 'campaign.link_invalid']],
  ['a link to another site with a backslash', { link: '/\\evil.test' }, ['link', 'campaign.link_invalid']],
  ['no rate', { ratePerMinute: null }, ['ratePerMinute', 'required']],
  ['a rate of 0', { ratePerMinute: 0 }, ['ratePerMinute', 'too_small']],
  [
    'an audience that was seen lately and not for long',
    { audience: { seenWithinDays: 7, unseenForDays: 30 } },
    ['audience.unseenForDays', 'campaign.audience_contradicts'],
  ],
] as const)('[NOTIF-07] validateCampaignForm: %s', (_, change, problem) => {
  expect(validateCampaignForm({ ...whole, ...change }).map(({ field, code }) => [field, code])).toEqual([problem])
})

test('validateCampaignForm: a mail of 501 letters without a link is right', () => {
  expect(validateCampaignForm({ ...whole, link: '', content: 'x'.repeat(501) })).toEqual([])
})
