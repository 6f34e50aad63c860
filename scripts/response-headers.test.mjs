import { describe, expect, it } from 'vitest';
import { responseHeaders } from './response-headers.mjs';

const nothing = {
  apiBase: '',
  mediaBase: '',
  eventImageBase: '/storage',
  mediaHosts: [],
  embedHosts: [],
  widgetHosts: [],
  kioskReports: '',
};

/** The sources of one directive. */
function sources(settings, directive) {
  const policy = responseHeaders({ ...nothing, ...settings }).every['content-security-policy'];
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

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

  it('take a host without a scheme for one over https, as the pictures do', () => {
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
  ])('refuse %j where a host is due, instead of opening the policy', (host) => {
    expect(() => responseHeaders({ ...nothing, mediaHosts: [host] })).toThrow(/is no host/);
  });

  it('leave paths to the own host', () => {
    expect(sources({ mediaBase: '/media', apiBase: '' }, 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('of scripts, sheets and fonts are some of those of every answer, none of which governs documents', () => {
    const { part, every } = responseHeaders(nothing);
    expect(Object.keys(part).sort()).toEqual([
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]);
    expect(every).toMatchObject(part);
  });

  describe('of the frame for widgets', () => {
    const inFrame = (settings, directive) => {
      const policy = responseHeaders({ ...nothing, ...settings }).widget['content-security-policy'];
      return policy
        .split('; ')
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
          inFrame(settings, directive).filter((source) => source === 'https://widgets.example'),
        ).toHaveLength(1);
      expect(responseHeaders({ ...nothing, ...settings }).every['content-security-policy']).not.toContain(
        'widgets',
      );
    });
  });
});
