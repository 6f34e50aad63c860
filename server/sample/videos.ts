import type { WireVideo } from './wire.ts';

/** `Our Historicals`: more than four, so that there is something to slide. All address formats occur. */
const historical: readonly WireVideo[] = [
  {
    videoheading: 'What the oracle said',
    thumbnailimage: '/media/gallery/g1.svg',
    videolink: 'https://www.youtube.com/watch?v=sampleFilm5',
  },
  {
    videoheading: 'How a kithara is built',
    thumbnailimage: '/media/gallery/g2.svg',
    videolink: 'https://youtu.be/sampleFilm6',
  },
  {
    videoheading: 'The stadium above the clouds',
    thumbnailimage: '',
    videolink: 'https://www.youtube.com/embed/sampleFilm7',
  },
  {
    videoheading:
      'A walk from the spring of Castalia up to the theatre, told by the people who sweep its steps every morning before the first visitors come',
    thumbnailimage: '/media/gallery/g4.svg',
    videolink: 'https://www.youtube.com/shorts/sampleFilm8',
  },
  {
    videoheading: 'Two hoops and a canal',
    thumbnailimage: '/media/gallery/g5.svg',
    videolink: '/media/gallery/clip.mp4',
  },
  {
    videoheading: 'Reading a red-figure cup',
    thumbnailimage: '/media/gallery/g7.svg',
    videolink: 'https://www.youtube-nocookie.com/embed/sampleFilm9',
  },
];

const memorable: readonly WireVideo[] = [
  {
    videoheading: 'The first laurel',
    thumbnailimage: '/media/gallery/g3.svg',
    videolink: 'https://www.youtube.com/watch?v=sampleFilm1',
  },
  {
    videoheading: 'Torches after midnight',
    thumbnailimage: '/media/gallery/g8.svg',
    videolink: 'https://youtu.be/sampleFilm2',
  },
  {
    videoheading: 'Nine villages, one flame',
    thumbnailimage: '/media/gallery/g6.svg',
    videolink: 'https://www.youtube.com/embed/sampleFilm4',
  },
  {
    videoheading: 'ढोल की रात',
    thumbnailimage: null,
    videolink: 'https://www.youtube.com/watch?v=sampleFilm3',
  },
  {
    videoheading: 'One minute of hoop rolling',
    thumbnailimage: '/media/gallery/g2.svg',
    videolink: '/media/gallery/clip.mp4',
  },
];

/** Returns the list for `videotype`, spelled as the provider does (reading Q-17). */
export function videos(videoType: string): readonly WireVideo[] {
  if (videoType === 'Our Historicals') return historical;
  return videoType === 'Memorable Events' ? memorable : [];
}
