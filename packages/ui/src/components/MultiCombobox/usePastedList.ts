import { formatCount } from '@agent-portal/format';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { comboboxWords, multiComboboxWords } from '../../words/choices.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import type { OptionSource } from '../Combobox/OptionSource.ts';
import { isList, readList } from './readList.ts';

interface PastedListOptions {
  readonly label: string;
  readonly source: OptionSource;
  readonly values: readonly string[];
  readonly limit: number;
  readonly onValues: (values: readonly string[]) => void;
  /** A text that names no value is typed instead. */
  readonly onText: (text: string) => void;
}

/** Chooses each value of a pasted list, and names the others. */
export function usePastedList({ label, source, values, limit, ...on }: PastedListOptions) {
  const words = useWords('MultiCombobox', multiComboboxWords);
  const { failed } = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  const [message, setMessage] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  // Others may be chosen while a server searches.
  const chosen = useRef(values);
  useEffect(() => {
    chosen.current = values;
  }, [values]);

  async function take(text: string) {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const list = await readList(text, source, controller.signal).catch(() => undefined);
    if (controller.signal.aborted) return;
    if (list && list.found.length === 0) {
      on.onText(text.replaceAll(/\s+/g, ' ').trim());
      return;
    }
    const all = [...new Set([...chosen.current, ...(list?.found ?? []).map(({ value }) => value)])];
    const left = all.length - limit;
    const { unknown = [] } = list ?? {};
    const wrong = [
      !list && failed,
      unknown.length > 0 && words.unknown(unknown.join(', ')),
      left > 0 && words.leftOut(left, count(left), limit, count(limit)),
    ].filter((one) => one !== false);
    if (list) on.onValues(all.slice(0, limit));
    setMessage(wrong.length > 0 ? wrong.join(' ') : undefined);
    if (wrong.length > 0) announce(wrong.join(' '), `${label} pasted`);
  }

  return {
    /** What of the last list was not chosen. */
    message,
    clear: () => setMessage(undefined),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text/plain');
      // Into a typed text, a paste is typed too.
      if (event.currentTarget.value !== '' || !isList(text)) return;
      event.preventDefault();
      void take(text);
    },
  };
}
