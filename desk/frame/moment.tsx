import { formatDeviceTime } from '#core/time/format/moment.ts';

/** When something happened, by the clock of this device. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDeviceTime(Date.parse(at), 'en', Date.now())}</time>;
}
