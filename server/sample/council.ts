import type { WireCouncilGroup, WireMember } from './wire.ts';

const member = (
  slug: string,
  firstname: string,
  lastname: string,
  desgination: string,
  country: string,
  more: Partial<WireMember> = {},
): WireMember => ({
  slug,
  // Each portrait is drawn for its person: scripts/assets/sample-media/council.mjs.
  imageurl: `/media/council/${slug}.svg`,
  firstname,
  lastname,
  desgination,
  country,
  description: '',
  ...more,
});

/** Three groups of 1, 9 and 4 members, all invented. */
const groups: readonly WireCouncilGroup[] = [
  {
    title: 'President',
    members: [
      member('ilara-venn', 'Ilara', 'Vennath', 'President of the Council', 'India', {
        description:
          '<p>A stage builder by trade, she opened the first open-air hall of the movement.</p><ul><li>Founder of the lyre schools</li><li>Speaker of the peace forum</li></ul>',
      }),
    ],
  },
  {
    title: 'Council of the Arts',
    members: [
      member('dorian-kalleas', 'Dorian', 'Kalleas', 'Music', 'Greece', {
        description:
          '<p>Plays a kithara he carved himself, from the wood of one olive tree. He leads the judges of the musical arts and teaches tuning by ear to anyone who asks.</p>',
      }),
      member('mirela-toshan', 'Mirela', 'Toshan', 'Theatre', 'Cyprus', {
        description: '<p>Wrote eleven plays without a villain.</p>',
      }),
      member('ovanu', 'Ovanu', '', 'Dance', 'Kenya', {
        description: '<p>Uses only one name, on stage and off.</p>',
      }),
      member('tariqel-bassun', 'Tariqel', 'Bassun', 'Literature', 'Morocco', {
        description: '<p>Collects lullabies.</p>',
      }),
      member('harvi-landrok', 'Harvi', 'Landrok', 'Painting and Crafts', '', {
        description: '<p>Paints walls, never canvases.</p>',
      }),
      member('sunwe-parrim', 'Sunwe', 'Parrim', 'Robotics and Digital Arts', 'South Korea'),
      member('anaya-vrikshan', 'अनया', 'वृक्षन', 'लोक कला', 'India', {
        description: '<p>गाँव-गाँव से गीत जुटाती हैं।</p>',
      }),
      member(
        'bertrand-oxley-quill',
        'Bertrand',
        'Oxley-Quill',
        'Delegate for Traditional Games, Martial Arts, Water Sports and the Conservation of Playing Grounds in Cities',
        'Australia',
        { description: '<p>Knows forty-one ways to play marbles.</p>' },
      ),
      member('carmo-estival', 'Carmo', 'Estival', 'Architecture and Eco Arts', 'Portugal', {
        description: '<p>Builds pavilions that goats can eat.</p>',
      }),
    ],
  },
  {
    title: 'Partners',
    members: [
      member('yusra-almand', 'Yusra', 'Almand', 'Partner for Education', 'Saudi Arabia', {
        description: '<p>Brings the games to schools.</p>',
      }),
      member('petra-nolte-ravi', 'Petra', 'Nolte-Ravi', 'Partner for Accessibility', 'Belgium', {
        description: '<p>Tests every ramp herself.</p>',
      }),
      member('kenji-amaru', 'Kenji', 'Amaru', 'Partner for Broadcasting', 'Japan', {
        description: '<p>Films without a commentator.</p>',
      }),
      member('lucho-tamarin', 'Lucho', 'Tamarín', '', 'Mexico', {
        imageurl: '',
        description: '<p>Cooks for the volunteers.</p>',
      }),
    ],
  },
];

/** Returns all groups, or the one partner with this slug; null for an unknown slug (answered with status 0). */
export function council(slug: string): WireCouncilGroup[] | WireMember[] | null {
  if (slug === '') return [...groups];
  const found = groups.flatMap((group) => group.members).filter((one) => one.slug === slug);
  return found.length === 0 ? null : found;
}
