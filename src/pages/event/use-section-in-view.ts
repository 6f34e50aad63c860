import { useEffect, useState } from 'react';

/** A section is being read once its top has passed this fraction of the window's height. */
const READING_LINE = 0.4;

/** Returns the id of the section being read: null before mount, the first one while above all of them. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const known = ids.join(' ');
  useEffect(() => {
    const sections = known.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      const reading = sections.findLast((section) => section.getBoundingClientRect().top < line);
      setInView((reading ?? sections[0])?.id ?? null);
    };
    look();
    document.addEventListener('scrollend', look);
    const stopListening = () => document.removeEventListener('scrollend', look);
    if (typeof IntersectionObserver === 'undefined') return stopListening;
    const observer = new IntersectionObserver(look, {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => {
      stopListening();
      observer.disconnect();
    };
  }, [known]);
  return inView;
}
