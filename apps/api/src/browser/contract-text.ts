export { default as contractText } from '@chonoi/contract/openapi.json?raw'
