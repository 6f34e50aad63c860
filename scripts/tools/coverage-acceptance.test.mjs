import { describe, expect, it } from 'vitest';
import { compare, idsInTitles, readRows } from './coverage-acceptance.mjs';

describe('the coverage of the acceptance inventory', () => {
  it('reads the rows of its tables and not their headings', () => {
    const markdown =
      '| ID | Statement |\n|---|---|\n| I18N-02 | A choice is kept. | x |\n| ROUTE-29 | Works. |\n| ROUTE | 34 |';
    expect(readRows(markdown)).toEqual([
      { id: 'I18N-02', statement: 'A choice is kept.' },
      { id: 'ROUTE-29', statement: 'Works.' },
    ]);
  });

  it.each([
    ["it('EVENTS-03 reads dates', () => {})", ['EVENTS-03']],
    ['test("API-01, API-02: it\'s said", run)', ['API-01', 'API-02']],
    ["test.describe('OFFLINE-10 keeps', () => {})", ['OFFLINE-10']],
    ["it.each([['a', 1], ['b', 2]])('MAP-04 marks %s', run)", ['MAP-04']],
    ["it.each([['a', 1]] as const)('MAP-05 marks %s', run)", ['MAP-05']],
    ["it.each(FORMATS)('CAL-06 marks %s', run)", ['CAL-06']],
    [`test(\`LAYOUT-27 at \${width} px\`, run)`, ['LAYOUT-27']],
    [
      `for (const [rows, path] of [['API-12 API-13', '/']]) test(\`\${rows} asks \${path}\`, run)`,
      ['API-12', 'API-13'],
    ],
    ["const rows = ['API-12', '/'];\ntest('MAP-01 is plain', run)", ['MAP-01']],
    ["// it proves ROUTE-01\nconst text = 'ROUTE-02';", []],
  ])('finds ids in the titles of %s', (source, ids) => {
    expect(idsInTitles(source)).toEqual(ids);
  });

  it('counts by area and reports ids that belong to no row', () => {
    const rows = [
      { id: 'MAP-01', statement: 'a' },
      { id: 'MAP-02', statement: 'b' },
    ];
    const { areas, unknown } = compare(rows, new Set(['MAP-02', 'MAP-99', 'UTF-08']));
    expect(areas).toEqual([{ name: 'MAP', total: 2, missing: [rows[0]] }]);
    expect(unknown).toEqual(['MAP-99']);
  });
});
