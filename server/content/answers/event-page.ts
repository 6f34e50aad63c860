interface ListedEvent {
  readonly image: string;
  readonly imageType: string;
  readonly landmark: string;
  readonly address: string;
  readonly state: string;
  readonly button: { readonly text: string; readonly url: string };
}

/** What the page of an event says where it has nothing of its own: what the list says. */
export const pageDefaults = ({ image, imageType, landmark, address, state, button }: ListedEvent) => ({
  image: imageType === 'image' ? image : '',
  address: [landmark, address].filter(Boolean).join(', '),
  location: state,
  button,
});
