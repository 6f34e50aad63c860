import type { Video } from '#core/contract/entities/videos.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import type { Media } from '../../../ui/media/media.ts';
import { isYouTube, youTubeEmbed } from '../../../ui/media/you-tube-address.ts';

/**
 * Returns what the media modal shows for a video. A YouTube link in any form becomes its embed, anything else a video
 * file (VIDEO-05). Null for a file on a host we may not load from.
 */
export function mediaOfVideo({ heading, link }: Video): Media | null {
  if (isYouTube(link)) return { kind: 'youtube', address: youTubeEmbed(link) ?? link, title: heading };
  const file = pictureAddress(link);
  return file === null ? null : { kind: 'video', address: file, title: heading };
}
