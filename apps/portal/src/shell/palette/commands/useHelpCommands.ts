import { useEffect, useMemo, useState } from 'react';
import type { HelpArea } from '../../../shared/help/HelpArea.ts';
import { useOfferedHelp } from '../../../shared/help/useOfferedHelp.ts';
import { paths } from '../../../paths.ts';
import type { useSettingsTabs } from '../../../shared/settings/useSettingsTabs.ts';
import type { Command } from './commandResults.ts';

/** The rows of the help topics: each opens its topic on the help page. */
export const helpCommands = (areas: readonly HelpArea[]): Command[] =>
  areas.flatMap(({ area, topics }) =>
    topics.map(({ question, answer }): Command => ({
      to: paths.helpTopic(question),
      kind: 'address',
      label: question,
      detail: `Help › ${area}`,
      keywords: answer,
    })),
  );

/**
 * The topics of the help page, for users who have that page. Their text loads with the first search.
 * @param isSearched whether the search text is long enough
 */
export function useHelpCommands(
  settings: ReturnType<typeof useSettingsTabs>,
  isSearched: boolean,
): readonly Command[] {
  const [areas, setAreas] = useState<readonly HelpArea[]>([]);
  const isOffered = settings.some(({ href }) => href === paths.settings('help'));
  const isWanted = isSearched && isOffered;
  useEffect(() => {
    if (!isWanted) return;
    // If the text fails to load, there are no topics; the palette tries again when it opens next.
    import('../../../shared/help/helpAreas.ts').then(
      ({ helpAreas }) => setAreas(helpAreas),
      () => {},
    );
  }, [isWanted]);
  const known = useOfferedHelp(areas);
  return useMemo(() => (isWanted ? helpCommands(known) : []), [isWanted, known]);
}
