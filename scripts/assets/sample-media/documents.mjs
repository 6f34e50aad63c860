/** Small one-page PDF files, each clearly marked as a sample. Written by hand: no PDF library. */
const PAGE = { width: 595, height: 842 };
const latin = (text) => text.replace(/[\\()]/g, '\\$&');
const write = (text, x, y, size, font = 'F1') => `BT /${font} ${size} Tf ${x} ${y} Td (${latin(text)}) Tj ET`;

const meander = (x, y, width, height, count) => {
  const q = width / count / 4;
  const third = height / 3;
  const path = [`${x} ${y} m`];
  for (let i = 0; i < count; i += 1)
    for (const [u, v] of [
      [0, 3],
      [3, 3],
      [3, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [1, 0],
      [4, 0],
    ])
      path.push(`${(x + (i * 4 + u) * q).toFixed(1)} ${(y + v * third).toFixed(1)} l`);
  return `${path.join(' ')} S`;
};

const content = (title, lines) =>
  [
    '0.863 0.404 0.204 rg 0 742 595 100 re f',
    '0.09 0.067 0.055 RG 0.09 0.067 0.055 rg 4 w',
    meander(40, 706, 515, 18, 18),
    write(title, 40, 778, 30, 'F2'),
    '0.541 0.122 0.141 rg',
    write('SAMPLE', 40, 640, 44, 'F2'),
    '0.09 0.067 0.055 rg',
    ...lines.map((line, i) => write(line, 40, 596 - i * 22, 13)),
    meander(40, 60, 515, 18, 18),
    write('This file is a sample. It is not a certificate and has no legal effect.', 40, 36, 11),
  ].join('\n');

const pdf = (title, lines) => {
  const stream = content(title, lines);
  const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Times-Bold'),
    `<< /Title (${latin(title)} - SAMPLE) /Subject (Sample document without legal effect) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return (
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
};

/** The three documents of the donation page, by file name. */
export const sampleDocuments = () => ({
  csr: pdf('CSR registration', [
    'In the real site this paper shows that the association may receive',
    'contributions of companies (corporate social responsibility).',
    'Registration number: SAMPLE-CSR-0000',
    'Valid: never. Issued by nobody.',
  ]),
  '12a': pdf('12A registration', [
    'In the real site this paper shows that the association is registered',
    'as a charitable body under section 12A.',
    'Registration number: SAMPLE-12A-0000',
    'Valid: never. Issued by nobody.',
  ]),
  '80g': pdf('80G certificate', [
    'In the real site this paper shows that donors may deduct their gift',
    'under section 80G.',
    'Certificate number: SAMPLE-80G-0000',
    'Valid: never. Issued by nobody.',
  ]),
});
