import { isLoopbackHost } from '../../api/loopback.ts';

/** The push services of the four makers of browsers: Google, Mozilla, Apple, Microsoft. */
const KNOWN =
  /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/** Whether a host is a push service that no stranger could have made up; for tests, so is this machine. */
export const isKnownService = (hostname: string): boolean => KNOWN.test(hostname) || isLoopbackHost(hostname);

/** Whose a host is, as far as its name says: anybody can have any number of names below one of their own. */
export const ownerOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');
