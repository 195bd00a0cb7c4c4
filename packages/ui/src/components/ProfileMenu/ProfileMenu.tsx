import { profileMenuWords } from '../../words/overlays/profileMenuWords.ts';
import { useWords } from '../../words/useWords.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

import type { RootProps } from '../rootProps/RootProps.ts';

export interface ProfileMenuProps
  extends RootProps<HTMLButtonElement>, Pick<MenuButtonProps, 'sections' | 'onIntent'> {
  /** The name of the user. */
  readonly title: string;
  /** Identifies the user, below the title: 'Account 4471902'. */
  readonly line?: string | undefined;
  /** The letter on the badge; without one there is no badge. */
  readonly initial?: string | undefined;
  /** Ends the name of the button, after the title and the line. @default 'account' */
  readonly accountText?: string | undefined;
}

/** The signed-in user, a button, and their menu. */
export function ProfileMenu({ title, line, initial, accountText, ...menu }: ProfileMenuProps) {
  const words = useWords('ProfileMenu', profileMenuWords);
  return (
    <MenuButton
      {...menu}
      label={[title, line, accountText ?? words.account].filter(Boolean).join(' ')}
      trigger={
        <span className="frame-profile">
          {initial && <span className="frame-initial" data-initial={initial} />}
          <span>
            {title} {line && <small>{line}</small>}
          </span>
        </span>
      }
    />
  );
}
