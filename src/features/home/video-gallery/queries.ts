import { videos } from '#core/contract/entities/videos.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** What the provider calls the two lists; the first has an s its tab has not (decision Q-17). */
export type VideoType = 'Our Historicals' | 'Memorable Events';

export const videosQuery = (videoType: VideoType) => endpointQuery(videos, { videotype: videoType });
