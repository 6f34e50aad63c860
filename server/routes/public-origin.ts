import type { FastifyRequest } from 'fastify';
import type { ApiState } from '../api/api-state.ts';

/** The public origin of the site: by the settings, or as it was asked for. */
export const publicOrigin = (
  { protocol, headers: { host = '' } }: FastifyRequest,
  { siteUrl }: ApiState,
): string => (siteUrl === '' ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : siteUrl);
