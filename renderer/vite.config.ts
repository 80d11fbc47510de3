import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  // The control port puts a fresh nonce here with every page it serves.
  html: { cspNonce: '__NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/ui',
    emptyOutDir: true,
    target: 'chrome114',
    // Nothing as data: the content security policy takes fonts and workers from 'self' alone.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_500,
  },
});
