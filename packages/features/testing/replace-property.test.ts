import { expect, test } from 'vitest'
import { replaceProperty } from './replace-property.ts'

test("a property of the object's own is put back, an inherited one is seen again", () => {
  const inherited = { asked: 'inherited' }
  const target = Object.create(inherited, { permission: { get: () => 'own', configurable: true } })
  const undo = [replaceProperty(target, 'permission', 'denied'), replaceProperty(target, 'asked', 'replaced')]
  expect([target.permission, target.asked]).toEqual(['denied', 'replaced'])
  for (const each of undo) each()
  expect([target.permission, target.asked, Object.keys(target)]).toEqual(['own', 'inherited', []])
})
