import './look/look.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './desk-app.tsx';

// The content policy only allows style sheets with this response's nonce, including those that the library writes.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styleSheets = createCache({ key: 'desk', ...(nonce ? { nonce } : {}) });
const place = document.getElementById('desk');

if (place)
  createRoot(place).render(
    <StrictMode>
      <CacheProvider value={styleSheets}>
        <DeskApp />
      </CacheProvider>
    </StrictMode>,
  );
