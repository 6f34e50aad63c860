import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { createI18n } from '../i18n/i18n.ts';
import { UnsavedState } from './unsaved-state.tsx';

it.each<[FailureKind, RegExp]>([
  ['offline', /^There is no network just now\./],
  ['timeout', /^The network is too slow just now\./],
  ['portal', /^This network wants you to sign in first\./],
  ['http', /^The data service of this site has a problem just now\./],
  ['refused', /^The data service/],
  ['shape', /^The data service/],
])('OFFLINE-08 "%s" is explained by what is the matter', (reason, words) => {
  const { container } = render(
    <I18nextProvider i18n={createI18n()}>
      <UnsavedState title="Nothing here" reason={reason} />
    </I18nextProvider>,
  );
  expect(container.textContent?.replace('Nothing here', '')).toMatch(words);
});
