import type { SavedViewList, SharedView } from '@agent-portal/data/saved-views/contract';
import { leftOutText } from '@agent-portal/data/saved-views/leftOutText';
import { IconButton } from '@agent-portal/ui/IconButton';
import { Link } from '@agent-portal/ui/Link';
import { Check, Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UnsavedNames } from './useUnsavedNames.ts';
import { ViewSettings } from './ViewSettings.tsx';
import { viewHref } from './ViewTabs.tsx';

interface SharedViewRowProps {
  readonly list: SavedViewList;
  readonly view: SharedView;
  readonly isShown: boolean;
  readonly sendsDigests: boolean;
  readonly onApply: () => void;
  readonly unsaved: UnsavedNames;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A view that another user shares: a link that applies it, and whether it comes by e-mail. */
export function SharedViewRow(props: SharedViewRowProps) {
  const { list, view, isShown, sendsDigests, onApply, unsaved } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const href = viewHref(list, view);
  const note = leftOutText(view);
  return (
    <li>
      <div data-part="view">
        <Link
          href={href}
          aria-current={isShown ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            if (unsaved.isTyped) event.preventDefault();
            unsaved.leave(() => {
              onApply();
              if (unsaved.isTyped) void navigate(href);
            });
          }}
        >
          {view.name}
        </Link>
        <small>By {view.sharedBy}</small>
        {isShown && (
          <span data-part="note">
            <Check {...icon} /> Showing now
          </span>
        )}
        {sendsDigests && (
          <IconButton
            ref={button}
            label={`E-mail ${view.name}`}
            icon={<Mail {...icon} />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {note && <small>{note}</small>}
      {isOpen && (
        <ViewSettings
          list={list}
          view={view}
          audiences={[]}
          sendsDigests
          onDone={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </li>
  );
}
