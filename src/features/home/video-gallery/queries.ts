import { videos } from '#core/contract/entities/videos.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The provider's names of the two lists. The first has an "s" that its tab does not have (reading Q-17). */
export type VideoType = 'Our Historicals' | 'Memorable Events';

export const videosQuery = (videoType: VideoType) => endpointQuery(videos, { videotype: videoType });
