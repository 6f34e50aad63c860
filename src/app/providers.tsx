import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Toaster } from '../ui/states/toaster.tsx';

interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** Provides everything a page relies on, the same for the prerendered and the hydrated page. */
export function Providers({ queryClient, i18n, children }: ProvidersProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Toaster>{children}</Toaster>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
