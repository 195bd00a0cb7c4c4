import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDown,
  ArrowUp,
  Bell,
  Bookmark,
  Calendar,
  Check,
  ChevronDown,
  Circle,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Info,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  Menu,
  Pencil,
  Search,
  SlidersHorizontal,
  Table,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide-react';
import { CaptionedTable } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icons: readonly (readonly [name: string, icon: LucideIcon, means: string])[] = [
  ['X', X, 'Closes, clears, removes.'],
  ['Check', Check, 'Chosen; done.'],
  ['CircleCheck', CircleCheck, 'A success, with its word.'],
  ['Info', Info, 'A note, with its word.'],
  ['TriangleAlert', TriangleAlert, 'A warning, with its word.'],
  ['CircleAlert', CircleAlert, 'An error, with its word.'],
  ['Circle', Circle, 'A state without urgency.'],
  ['Clock', Clock, 'Waiting; open.'],
  ['ChevronDown', ChevronDown, 'Opens a list or menu.'],
  ['ArrowDown', ArrowDown, 'Sorted, the greatest first.'],
  ['ArrowUp', ArrowUp, 'Sorted, the least first.'],
  ['SlidersHorizontal', SlidersHorizontal, 'Filters.'],
  ['Search', Search, 'Search.'],
  ['Table', Table, 'The same figures as a table.'],
  ['Download', Download, 'A file to keep.'],
  ['ExternalLink', ExternalLink, 'Leads out of the app, in a new tab.'],
  ['Copy', Copy, 'Copies.'],
  ['Pencil', Pencil, 'Changes.'],
  ['Trash2', Trash2, 'Deletes.'],
  ['Bookmark', Bookmark, 'A saved view.'],
  ['Calendar', Calendar, 'A date is picked.'],
  ['Bell', Bell, 'Notifications.'],
  ['Mail', Mail, 'E-mail.'],
  ['User', User, 'A person; the profile.'],
  ['LogOut', LogOut, 'Logs out.'],
  ['Lock', Lock, 'Only for who is logged in, in words too.'],
  ['Eye', Eye, 'Shows a password.'],
  ['EyeOff', EyeOff, 'Hides it again.'],
  ['Menu', Menu, 'The navigation of a phone.'],
  ['Ellipsis', Ellipsis, 'More commands.'],
];

/** From lucide-react, 20 px with a stroke of 1.75; each is hidden from screen readers, and a word says it. */
export const Meanings: Story = {
  render: () => (
    <CaptionedTable caption="Icons" heads={['Icon', 'Name', 'What it means']}>
      {icons.map(([name, Icon, means]) => (
        <tr key={name}>
          <td>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </td>
          <th scope="row">{name}</th>
          <td>{means}</td>
        </tr>
      ))}
    </CaptionedTable>
  ),
};
