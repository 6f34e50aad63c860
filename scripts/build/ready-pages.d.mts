export function readyPages(
  shell: string,
  pages: Readonly<Record<string, string>>,
): Record<string, (string | [from: number, length: number])[]>;
