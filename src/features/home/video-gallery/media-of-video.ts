import type { Video } from '#core/contract/entities/videos.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import type { Media } from '../../../ui/media/media.ts';
import { isYouTube, youTubeEmbed } from '../../../ui/media/you-tube-address.ts';

/**
 * What the media modal shows for a video: a link to YouTube in any form becomes its embed, everything else is a
 * film of its own (VIDEO-05). Null for a file from a host that is not ours to load from.
 */
export function mediaOfVideo({ heading, link }: Video): Media | null {
  if (isYouTube(link)) return { kind: 'youtube', address: youTubeEmbed(link) ?? link, title: heading };
  const file = pictureAddress(link);
  return file === null ? null : { kind: 'video', address: file, title: heading };
}
