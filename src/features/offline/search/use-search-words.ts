import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SEARCH_FIELD_ID } from '../../../navigation/paths.ts';

/** Browsers block pages that change their address on every keystroke. */
const TYPED_MS = 350;
const PARAMETER = 'q';

/**
 * Returns the words in the field, and syncs them with the address (`?q=`). When typing pauses, they go into the address
 * in the same history entry; when the address changes, they come from there. The field is uncontrolled, so that text
 * typed before hydration is not lost.
 */
export function useSearchWords() {
  const field = useRef<HTMLInputElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const { hash, key } = useLocation();
  const inAddress = parameters.get(PARAMETER) ?? '';
  const [words, setWords] = useState('');
  /** What this page last wrote to or read from the address; null before the first read. */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (known.current === inAddress || field.current === null) return;
    const typedEarly = known.current === null && inAddress === '' ? field.current.value : '';
    known.current = inAddress;
    field.current.value = typedEarly || inAddress;
    setWords(field.current.value);
  }, [inAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on every request, even at the same address
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => latestWrite.current(), TYPED_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    field,
    words,
    /** The words once typing has paused. */
    settledWords: inAddress,
    take: () => setWords(field.current?.value ?? ''),
    write,
  };
}
