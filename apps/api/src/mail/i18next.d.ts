import '@chonoi/i18n/typed-keys'
