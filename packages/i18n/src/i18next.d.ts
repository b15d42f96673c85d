import './typed-keys.ts'
