export function scopedClassName(name: string, file: string): string;
