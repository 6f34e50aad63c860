import { describe, expect, it } from 'vitest';
import { type HeaderSettings, responseHeaders } from './response-headers.ts';

const nothing: HeaderSettings = {
  apiBase: '',
  mediaBase: '',
  eventImageBase: '/storage',
  mediaHosts: [],
  embedHosts: [],
  widgetHosts: [],
  kioskReports: '',
};

/** The sources of one directive. */
function sources(settings: Partial<HeaderSettings>, directive: string) {
  const policy = responseHeaders({ ...nothing, ...settings }).every['content-security-policy'];
  const found = policy?.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

it('only pages may contain style sheets and a script, each allowed by its hash', () => {
  const { html, every } = responseHeaders(nothing, { styleSheets: ["'sha256-x'"], script: "'sha256-y'" });
  expect(html['content-security-policy']).toContain(
    "script-src 'self' 'sha256-y'; style-src 'self' 'sha256-x';",
  );
  expect(every['content-security-policy']).not.toContain('sha256');
});

describe('the headers of the build', () => {
  it('name no other host where the settings name none', () => {
    const policy = responseHeaders(nothing).every['content-security-policy'];
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
    expect(sources({}, 'script-src')).toEqual(["'self'"]);
    expect(sources({}, 'require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('let pictures and films come from the media hosts, and the worker fetch them', () => {
    const settings = {
      mediaBase: 'https://media.example/base/',
      eventImageBase: 'https://media.example/other',
      mediaHosts: ['https://cdn.example', 'https://cdn.example/pictures'],
    };
    const hosts = ['https://media.example', 'https://cdn.example'];
    expect(sources(settings, 'img-src')).toEqual(["'self'", 'data:', ...hosts]);
    expect(sources(settings, 'media-src')).toEqual(["'self'", ...hosts]);
    expect(sources(settings, 'connect-src')).toEqual(["'self'", ...hosts]);
    expect(sources(settings, 'script-src')).toEqual(["'self'"]);
  });

  it('let calls go to the API, and frames to the video site only', () => {
    const settings = { apiBase: 'https://api.example/v1', embedHosts: ['https://video.example'] };
    expect(sources(settings, 'connect-src')).toEqual(["'self'", 'https://api.example']);
    expect(sources(settings, 'frame-src')).toEqual(["'self'", 'https://video.example']);
    expect(sources(settings, 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('let kiosks report to their operator', () => {
    expect(sources({ kioskReports: 'https://operator.example/kiosks' }, 'connect-src')).toEqual([
      "'self'",
      'https://operator.example',
    ]);
  });

  it('take a host without a scheme as one over https, as the pictures do', () => {
    const settings = { mediaHosts: ['cdn.example', 'cdn.example:8443/a'], embedHosts: ['video.example'] };
    expect(sources(settings, 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://cdn.example',
      'https://cdn.example:8443',
    ]);
    expect(sources(settings, 'frame-src')).toEqual(["'self'", 'https://video.example']);
  });

  it.each([
    '*',
    'https:',
    "'unsafe-inline'",
    'data:',
    'a.example;script-src',
    'https://*',
    '//cdn.example',
    'javascript:x',
  ])('refuse %j in place of a host, instead of opening the policy', (host) => {
    expect(() => responseHeaders({ ...nothing, mediaHosts: [host] })).toThrow(/isn’t a host/);
  });

  it('need no source for a path on the site itself', () => {
    expect(sources({ mediaBase: '/media', apiBase: '' }, 'img-src')).toEqual(["'self'", 'data:']);
  });

  describe('where a script of another site translates pages', () => {
    const script = 'https://translate.example/element.js?v=2';
    const translator = [script, 'https://cdn.example', 'files.example'];
    const policyOf = (kind: 'every' | 'html', settings: Partial<HeaderSettings>) =>
      responseHeaders({ ...nothing, ...settings }, { styleSheets: ["'sha256-x'"], script: "'sha256-y'" })[
        kind
      ]['content-security-policy'];

    it('name its host and the other hosts it needs, and nothing wider', () => {
      const hosts = ['https://translate.example', 'https://cdn.example', 'https://files.example'];
      for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
        expect(sources({ translator }, directive), directive).toEqual(["'self'", ...hosts]);
      expect(sources({ translator }, 'img-src')).toEqual(["'self'", 'data:', ...hosts]);
      expect(policyOf('every', { translator })).not.toMatch(/unsafe|\*|https:[; ]/);
      expect(policyOf('html', { translator })).toContain(`style-src 'self' ${hosts.join(' ')} 'sha256-x';`);
      expect(policyOf('html', { translator })).toContain(`script-src 'self' ${hosts.join(' ')} 'sha256-y';`);
    });

    it.each(['every', 'html'] as const)(
      'I18N-01 leave trusted types out of %s, unlike any other build',
      (kind) => {
        expect(policyOf(kind, { translator })).not.toContain('trusted-types');
        expect(policyOf(kind, { translator: [] })).toBe(policyOf(kind, {}));
        expect(policyOf(kind, {})).toMatch(
          /require-trusted-types-for 'script'; trusted-types default sw dompurify$/,
        );
      },
    );

    it('leave the frame of widgets and everything else unchanged', () => {
      const { html: _pages, every, ...others } = responseHeaders({ ...nothing, translator });
      const { html: _same, every: unchanged, ...asBefore } = responseHeaders(nothing);
      expect(others).toEqual(asBefore);
      const policy = 'content-security-policy';
      expect({ ...every, [policy]: '' }).toEqual({ ...unchanged, [policy]: '' });
    });

    it('name no host for a script of our own, and also leave trusted types out', () => {
      expect(sources({ translator: ['/translator.js'] }, 'script-src')).toEqual(["'self'"]);
      expect(policyOf('every', { translator: ['/translator.js'] })).not.toContain('trusted-types');
    });

    it.each(['translate.example/element.js', '//translate.example/element.js', 'javascript:x', "'self'"])(
      'refuse %j as an address, instead of sending a header that would block it',
      (address) => {
        expect(() => responseHeaders({ ...nothing, translator: [address] })).toThrow(
          /isn’t the address of a script/,
        );
      },
    );
  });

  it('of scripts, style sheets and fonts are some of those of every response, and none of them governs documents', () => {
    const { part, every } = responseHeaders(nothing);
    expect(Object.keys(part).sort()).toEqual(['cross-origin-resource-policy', 'x-content-type-options']);
    expect(every).toMatchObject(part);
  });

  describe('of the frame for widgets', () => {
    const inFrame = (settings: Partial<HeaderSettings>, directive: string) => {
      const policy = responseHeaders({ ...nothing, ...settings }).widget['content-security-policy'];
      return policy
        ?.split('; ')
        .find((part) => part.startsWith(`${directive} `))
        ?.split(' ')
        .slice(1);
    };

    it('HOME-27 take every right of the site from it and let only pages of the site frame it (X7)', () => {
      expect(inFrame({}, 'sandbox')).toEqual(['allow-scripts', 'allow-popups']);
      expect(inFrame({}, 'default-src')).toEqual(["'none'"]);
      expect(inFrame({}, 'connect-src')).toEqual(["'none'"]);
      expect(inFrame({}, 'frame-ancestors')).toEqual(["'self'"]);
      expect(inFrame({}, 'form-action')).toEqual(["'none'"]);
    });

    it('let the hosts of widgets in there, and nowhere else', () => {
      const settings = { widgetHosts: ['widgets.example', 'https://widgets.example/v2'] };
      for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
        expect(
          inFrame(settings, directive)?.filter((source) => source === 'https://widgets.example'),
        ).toHaveLength(1);
      expect(responseHeaders({ ...nothing, ...settings }).every['content-security-policy']).not.toContain(
        'widgets',
      );
    });
  });
});
