import { describe, expect, it } from 'vitest';
import type { Import } from './imports.ts';
import { faultOf, MAY_IMPORT, moduleOf, pageImports } from './module-boundaries.ts';

const importing = (request: string, ...names: string[]): Import => ({ request, isType: false, names });
const importingType = (request: string): Import => ({ ...importing(request), isType: true });

describe('modules', () => {
  it.each([
    ['core/settings.ts', 'core/settings'],
    ['core/contract/entities/schedule.ts', 'core/contract'],
    ['src/main.tsx', 'src'],
    ['src/features/events/schedule/schedule.tsx', 'src/features'],
    ['src/kiosk/pages/kiosk/kiosk-page.tsx', 'src/kiosk'],
    ['src/ui/map/map.tsx', 'src/ui'],
    ['server/routes/contact.ts', 'server'],
    ['server/programme-files/when/night.ts', 'server/programme-files'],
    ['vite.config.ts', '.'],
  ])('%s is in %s', (path, module) => {
    expect(moduleOf(path)).toBe(module);
    expect(MAY_IMPORT[module]).toBeDefined();
  });
});

describe('faults', () => {
  it.each([
    [
      'src/kiosk/pages/kiosk/use-kiosk-event.ts',
      '../../../pages/home/event-choice.ts',
      'src/kiosk may not know src/pages',
    ],
    [
      'src/kiosk/pages/kiosk-today/kiosk-today-page.tsx',
      '../kiosk-map/kiosk-map-page.tsx',
      'the page kiosk-today needs the page kiosk-map',
    ],
    ['src/ui/modal.tsx', '../data/connection.ts', 'src/ui may not know src/data'],
    ['src/data/tracking.ts', '../ui/toast.tsx', 'src/data may not know src/ui'],
    ['src/features/news/queries.ts', '../../app/routes.tsx', 'src/features may not know src/app'],
    ['src/features/news/list.tsx', '#core/storage/database.ts', 'src/features may not know core/storage'],
    ['src/features/story/news/list.tsx', '../medals/table.tsx', 'the features news and medals are strangers'],
    ['src/pages/news/news-page.tsx', '../home/home-page.tsx', 'the page news needs the page home'],
    ['src/features/story/news/list.tsx', '../../../kiosk/start.ts', 'src/features may not know src/kiosk'],
    ['src/domain/news/article.ts', '../../features/a/b.ts', 'src/domain may not know src/features'],
    ['src/pages/home/home-page.tsx', '../../app/routes.tsx', 'src/pages may not know src/app'],
    ['src/main.tsx', '../sw/media.ts', 'src may not know sw'],
    ['src/pages/saved/saved-page.tsx', './testing/saved-page-of.tsx', 'what tests share is not part of'],
    ['sw/messages.ts', '../src/data/worker-link.ts', 'sw may not know src/data'],
    ['server/app.ts', '#core/settings.ts', 'server may not know core/settings'],
    ['server/app.ts', '#content/story/history.ts', 'server may not know content'],
    [
      'server/programme-files/read-programme.ts',
      '../messages/store.ts',
      'server/programme-files may not know server',
    ],
    ['core/contract/entities/schedule.ts', '#core/settings.ts', 'core/contract may not know core/settings'],
    ['core/storage/answers.ts', '#core/api-client/call.ts', 'core/storage may not know core/api-client'],
    ['core/api-client/call.ts', '#core/outbox/store-message.ts', 'core/api-client may not know core/outbox'],
    ['content/story/history.ts', '#core/contract/entities/schedule.ts', 'content may not know core/contract'],
    ['src/attic/a.ts', '../ui/modal.tsx', 'the module "src/attic" is not in the table'],
    ['src/app/providers.tsx', '../../core/settings.ts', 'write #core/settings.ts across modules'],
    [
      'core/outbox/store-message.ts',
      '../storage/database.ts',
      'write #core/storage/database.ts across modules',
    ],
  ])('%s imports %s: %s', (from, request, sentence) => {
    expect(faultOf(from, importing(request))).toContain(sentence);
    expect(faultOf(from, importingType(request))).toContain(sentence);
  });

  it('keeps outside markup closed except where it is cleaned', () => {
    const opening = importing('#core/html/untrusted-html.ts', 'openUntrustedHtml');
    expect(faultOf('src/features/news/article.tsx', opening)).toContain('only src/ui/safe-html/ opens');
    expect(
      faultOf('src/features/news/article.tsx', importing('#core/html/untrusted-html.ts', '*')),
    ).toContain('opens');
    expect(
      faultOf('src/features/news/article.tsx', importing('#core/html/untrusted-html.ts', 'hasMarkup')),
    ).toBeUndefined();
    expect(faultOf('src/ui/safe-html/safe-html.tsx', opening)).toBeUndefined();
    expect(faultOf('src/ui/safe-html/clean.test.ts', opening)).toBeUndefined();
  });

  it.each([
    ['src/app/routes.tsx', '../pages/home/home-page.tsx'],
    ['src/pages/home/home-page.tsx', '../../features/news/list.tsx'],
    ['src/features/news/list.tsx', './queries.ts'],
    ['src/features/news/queries.ts', '../../data/endpoint-query.ts'],
    ['src/features/news/queries.ts', '#core/contract/entities/news.ts'],
    ['src/data/outbox-state.ts', '#core/outbox/store-message.ts'],
    ['src/ui/modal.tsx', 'react'],
    ['sw/outbox-sync.ts', '#core/outbox/deliver.ts'],
    ['server/app.ts', '#core/contract/endpoints.ts'],
    ['server/app.ts', './programme-files/read-programme.ts'],
    ['tests/e2e/reads/start.spec.ts', '../../support/fixtures.ts'],
  ])('%s may import %s', (from, request) => {
    expect(faultOf(from, importing(request))).toBeUndefined();
  });
});

it('imports from page to page are listed, those of a kiosk with them', () => {
  const files = {
    'src/pages/home/home-page.tsx': [importing('./home-news.tsx'), importing('../news/news-page.tsx')],
    'src/pages/home/home-page.test.tsx': [importing('../news/news-page.tsx')],
    'src/kiosk/frame/kiosk-layout.tsx': [importing('../../pages/home/home-page.tsx'), importing('react')],
    'src/app/screens.ts': [importing('../pages/home/screen.ts')],
  };
  expect(pageImports(new Map(Object.entries(files)))).toEqual([
    'src/pages/home/home-page.tsx → src/pages/news/news-page.tsx',
    'src/kiosk/frame/kiosk-layout.tsx → src/pages/home/home-page.tsx',
  ]);
});
