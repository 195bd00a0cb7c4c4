import { foldText, searchWords } from '@agent-portal/format';
import { useEffect, useMemo, useState } from 'react';
import type { ListSection } from '../Listbox/placeSections.ts';
import { type Matches, matchOptions } from './matchOptions.ts';
import type { FoundOptions, Option, OptionSource } from './OptionSource.ts';

/** The options of an open list, and how many there are. */
export interface Found {
  readonly matches: Matches;
  /** More than `matches` has if only the first of them were loaded. */
  readonly total: number;
  readonly status: OptionSource['status'];
  readonly onRetry: OptionSource['onRetry'];
  /** The options for this text are loading; `matches` has those of the previous ones that fit. */
  readonly isSearching: boolean;
  /** The options under their headings; undefined if none has a group. */
  readonly sections?: readonly ListSection[] | undefined;
  /** Some of the options have a second line. */
  readonly hasDescriptions?: boolean | undefined;
  /** The values can only be searched for, and nothing is typed yet. */
  readonly isUntyped?: boolean | undefined;
}

/** The options found for the words of a text; null if the search failed. */
interface Answer {
  readonly words: string;
  readonly onSearch: OptionSource['onSearch'];
  readonly found: FoundOptions | null;
}

const noOptions: readonly Option[] = [];

/** Milliseconds after the last key: one search at each pause. Short, because the user waits for its answer too. */
const pause = 60;

const isWhole = (found: FoundOptions) => found.total <= found.options.length;

/**
 * The options that match a text: found among the loaded ones, or by `onSearch` where not all were loaded. An
 * answer for another text than the current one is ignored.
 */
export function useFoundOptions(source: OptionSource, searched: string): Found {
  const { options = noOptions, onSearch } = source;
  const isOnlySearched = !source.options && onSearch !== undefined;
  const { status = source.options || isOnlySearched ? 'ready' : 'loading' } = source;
  const most = isOnlySearched ? Number.POSITIVE_INFINITY : options.length;
  const first = { options, total: source.total ?? most };
  const typed = source.filter === false ? '' : searched;
  const text = foldText(typed).trim();
  const words = searchWords(typed).join(' ');
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  const latest = answer?.onSearch === onSearch ? answer : undefined;
  // A longer text finds a part of what a shorter one did.
  const isLonger = latest !== undefined && latest.words !== '' && words.startsWith(latest.words);
  const whole = [first, isLonger ? latest.found : null].find((found) => found && isWhole(found));
  const isLocal = !onSearch || words === '' || whole != null;
  const isAnswered = isLocal || latest?.words === words;

  useEffect(() => {
    if (!onSearch || isAnswered) return undefined;
    const controller = new AbortController();
    const search = async () => {
      let found: FoundOptions | null = null;
      try {
        found = await onSearch(text, controller.signal);
      } catch {
        // The list says that its values could not be loaded.
      }
      if (!controller.signal.aborted) setAnswer({ words, onSearch, found });
    };
    const timer = setTimeout(() => void search(), attempt === 0 ? pause : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onSearch, text, words, isAnswered, attempt]);

  const answered = isLocal ? (whole ?? first) : (latest?.found ?? first);
  const isFailed = !isLocal && latest?.words === words && latest.found === null;
  // The options found for this text keep the order of the answer.
  const isFiltered = isLocal || !isAnswered;
  const { matches, sections } = useMemo(() => {
    const found = isFiltered ? matchOptions(answered.options, text) : answered.options;
    return partsOf(answered.options).hasGroups
      ? inSections(found, answered.options)
      : { matches: found, sections: undefined };
  }, [answered.options, text, isFiltered]);
  const isSearching = status === 'ready' && !isAnswered;
  if (isFailed) {
    const onRetry = () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    };
    return { matches: noOptions, total: 0, status: 'error', onRetry, isSearching: false };
  }
  const isAll = isFiltered && words !== '';
  return {
    matches,
    total: isAll || !Number.isFinite(answered.total) ? matches.length : answered.total,
    status: isSearching && matches.length === 0 ? 'loading' : status,
    onRetry: source.onRetry,
    isSearching,
    sections,
    hasDescriptions: partsOf(answered.options).hasDescriptions,
    isUntyped: isOnlySearched && words === '',
  };
}

/** What a list shows in addition to one label for each row: headings and descriptions. */
interface OptionParts {
  readonly hasGroups: boolean;
  readonly hasDescriptions: boolean;
}

const known = new WeakMap<readonly Option[], OptionParts>();

/** Reads it once for each list: 50,000 options are not read at every key. */
export function partsOf(options: readonly Option[]): OptionParts {
  const found = known.get(options) ?? {
    hasGroups: options.some(({ group }) => group !== undefined),
    hasDescriptions: options.some(({ description }) => description !== undefined),
  };
  known.set(options, found);
  return found;
}

interface Sectioned {
  readonly matches: Matches;
  readonly sections: readonly ListSection[];
}

/** Options in the order of their groups, each group where its first option is in the whole list. */
export function inSections(matches: Matches, options: readonly Option[]): Sectioned {
  const groups = new Map<string | undefined, Option[]>();
  for (const { group } of options) if (!groups.has(group)) groups.set(group, []);
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (option) groups.get(option.group)?.push(option);
  }
  const filled = [...groups].filter(([, members]) => members.length > 0);
  let start = 0;
  const sections = filled.map(([label, { length }]) => {
    const section = { label, start, end: start + length };
    start += length;
    return section;
  });
  return { matches: filled.flatMap(([, members]) => members), sections };
}
