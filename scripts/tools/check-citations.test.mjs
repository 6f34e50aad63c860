import { describe, expect, it } from 'vitest';
import { anchorsOf, citable, deadCitations } from './check-citations.mjs';

const FILES = {
  'docs/acceptance.md': '| ROUTE-13 | A route. | x |\n| ROUTE-14 | Another. | x |',
  'docs/readings.md': '<a id="q-34"></a>\n### Q-34: A marker',
  'docs/specification.md': '## 4. States and transitions\n### 4.1 Popup',
  'docs/architecture.md': '## 5. Data in',
  'docs/offline.md': '# Offline\n## What is kept, and how long\n| SW1 | a fault | x |',
  'README.md': '# Games',
};
const known = citable((path) => FILES[path] ?? '', ['0026-a-simple-start.md']);
const deadIn = (text, path = 'src/a.ts') => deadCitations(path, text, known);

describe('the check of citations', () => {
  it.each([
    'reading Q-34',
    'section 4 and section 4.1, ROUTE-13',
    'see record 26',
    'docs/offline.md says why',
    'RFC 9110, section 15.5',
    'WCAG 2.2, section 99',
    'docs/architecture.md, section 5',
    'under section 80G',
    'UTF-16 and SHA-99 are no rows',
  ])('finds %s, or leaves it to others', (text) => {
    expect(deadIn(text)).toEqual([]);
  });

  it.each([
    ['a reading', 'reading Q-99', 'Q-99'],
    ['a row', 'ROUTE-99', 'ROUTE-99'],
    ['a section', 'specification, section 12', 'section 12'],
    ['a section after a standard was named in the sentence before', 'RFC 9110. Section 12', 'Section 12'],
    [
      'a section of another document of ours',
      'docs/architecture.md, section 4',
      'docs/architecture.md, section 4',
    ],
    ['a record', 'record 25', 'record 25'],
    ['a record by its other name', 'decision 25', 'decision 25'],
    ['a document', 'docs/plan.md', 'docs/plan.md'],
    ['a file', '(the other end: src/data/gone.ts)', 'src/data/gone.ts'],
  ])('reports %s that does not exist', (_, text, dead) => {
    expect(deadIn(text)).toEqual([dead]);
  });

  it('knows the rows of the fault programmes if tests name them', () => {
    expect(deadIn("it('SW1 SW2 holds')", 'src/a.test.ts')).toEqual(['SW2']);
    expect(deadIn('on paper of N2')).toEqual([]);
  });

  it('follows the links of a document, from its own folder and to their anchors', () => {
    const text =
      '[a](offline.md#what-is-kept-and-how-long) [b](../README.md) [c](readings.md#q-34) [d](#here) [e](https://x.example)\n## Here';
    expect(
      deadCitations('docs/kiosk.md', text, {
        ...known,
        read: (path) => ({ ...FILES, 'docs/kiosk.md': text })[path] ?? '',
      }),
    ).toEqual([]);
    expect(deadIn('as `src/data/gone/` says, or `npm start`', 'docs/kiosk.md')).toEqual(['`src/data/gone/`']);
    expect(deadIn('[a](gone.md) [b](offline.md#gone)', 'docs/kiosk.md')).toEqual([
      '](gone.md)',
      '](offline.md#gone)',
    ]);
  });

  it('names anchors as repository hosts do', () => {
    expect([...anchorsOf('## 7. The calls, in `words`\n<a id="q-01"></a>')]).toEqual([
      '7-the-calls-in-words',
      'q-01',
    ]);
  });
});
