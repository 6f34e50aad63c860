/** What a bank asks for; the name of a field is also the key of its label. */
export type BankField = 'holder' | 'bank' | 'number' | 'branchCode' | 'branch';

/** Where gifts would go, in the order a transfer form asks for it. Invented throughout, and seen to be (reading Q-69). */
export const bankAccount = (product: string): readonly (readonly [field: BankField, value: string])[] => [
  ['holder', `${product} Sample Trust`],
  ['bank', 'Sample Bank of Kirrha'],
  ['number', 'SAMPLE 0000 0000 0000'],
  ['branchCode', 'SAMPLE-000000'],
  ['branch', 'Sample Branch, 0 Harbour Road, Kirrha'],
];
