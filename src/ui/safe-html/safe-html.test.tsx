import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { asUntrustedHtml } from '#core/html/untrusted-html.ts';
import { SafeHtml } from './safe-html.tsx';

const rendered = (markup: string, breakAt?: string) =>
  renderToString(
    <MemoryRouter>
      <SafeHtml html={asUntrustedHtml(markup)} breakAt={breakAt} />
    </MemoryRouter>,
  );

describe('SafeHtml before scripts run', () => {
  it('ERR-07 shows plain text: no tag, no handler and no address of the markup is in the page', () => {
    const html = rendered(
      '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><img src=x onerror=x()><script>x()</script>',
    );
    expect(html).toMatch(/^<div lang="en" dir="ltr" class="[^"]*"><p>Hi there<\/p><\/div>$/);
  });

  it('escapes what only looked like text', () => {
    expect(rendered('&lt;img src=x onerror=x()&gt;')).toContain('&lt;img src=x onerror=x()&gt;');
  });

  it('MEMBER-06 breaks lines before scripts run as well', () => {
    expect(rendered('<p>500/- each</p>', '/-')).toContain('<p>500\n each</p>');
  });
});
