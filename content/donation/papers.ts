/** A paper donors ask for, as a file of the site's own. */
export interface Paper {
  readonly name: string;
  readonly says: string;
  readonly file: string;
  /** Its size, to the nearest whole number. */
  readonly kilobytes: number;
}

/** The three papers of the donation page; each says on its face that it is a sample (DONATE-04). */
export const papers: readonly Paper[] = [
  {
    name: 'CSR',
    says: 'Sample of the registration that lets companies give as part of their social responsibility.',
    file: '/documents/csr.pdf',
    kilobytes: 5,
  },
  {
    name: '12A',
    says: 'Sample of the registration as a charitable body under section 12A.',
    file: '/documents/12a.pdf',
    kilobytes: 5,
  },
  {
    name: '80G',
    says: 'Sample of the certificate by which donors deduct a gift under section 80G.',
    file: '/documents/80g.pdf',
    kilobytes: 5,
  },
];
