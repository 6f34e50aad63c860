import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SEARCH_FIELD_ID } from '../../../navigation/paths.ts';

/** Browsers refuse pages that change their address with every key. */
const TYPED_MS = 350;
const PARAMETER = 'q';

/**
 * The words in the field, and their place in the address (`?q=`): written there in the same history entry when typing
 * rests, read from there when the address changes. The field keeps its own text, so that what is typed before the page
 * is alive is not lost.
 */
export function useSearchWords() {
  const field = useRef<HTMLInputElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const { hash, key } = useLocation();
  const inAddress = parameters.get(PARAMETER) ?? '';
  const [words, setWords] = useState('');
  /** What this page has put into the address or taken from it; null before the first look. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (known.current === inAddress || field.current === null) return;
    const typedEarly = known.current === null && inAddress === '' ? field.current.value : '';
    known.current = inAddress;
    field.current.value = typedEarly || inAddress;
    setWords(field.current.value);
  }, [inAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for, also at the same address
  useEffect(() => {
    if (hash === `#${SEARCH_FIELD_ID}`) field.current?.focus();
  }, [hash, key]);

  const write = () => {
    if (known.current === null || known.current === words) return;
    known.current = words;
    setParameters(words === '' ? {} : { [PARAMETER]: words }, { replace: true, preventScrollReset: true });
  };
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing begins the rest anew
  useEffect(() => {
    const timer = setTimeout(() => latestWrite.current(), TYPED_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    field,
    words,
    /** As far as they have come to rest. */
    settledWords: inAddress,
    take: () => setWords(field.current?.value ?? ''),
    write,
  };
}
