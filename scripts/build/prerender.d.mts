export function prerenderInto(place: { siteDir: string; serverDir: string }): Promise<void>;
