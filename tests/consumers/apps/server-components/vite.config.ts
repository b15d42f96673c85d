import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react(),
    rsc({ entries: { rsc: './entry.rsc.tsx', ssr: './entry.ssr.tsx', client: './entry.browser.tsx' } }),
  ],
})
