const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(:\d{2})?)?$/;

/**
 * Writes a local day or time (`2027-05-21`, `2027-05-21T18:00`) as the provider does: `21-05-2027` in lists,
 * `21/05/2027 18:00:00` where there is a time. '' stays ''.
 */
export function wireTime(local: string): string {
  const found = LOCAL.exec(local);
  if (found === null) return local;
  const [, year, month, day, time, seconds = ':00'] = found;
  return time === undefined ? `${day}-${month}-${year}` : `${day}/${month}/${year} ${time}${seconds}`;
}
