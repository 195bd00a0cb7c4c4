import {
  Briefcase,
  ChartColumn,
  CircleQuestionMark,
  ClipboardList,
  FileText,
  FolderOpen,
  Globe,
  House,
  type LucideIcon,
  Percent,
  ShieldCheck,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import { createElement } from 'react';

/** The icons that a carrier's content can use. */
const icons = new Map<string, LucideIcon>([
  ['briefcase', Briefcase],
  ['chart', ChartColumn],
  ['clipboard', ClipboardList],
  ['file-text', FileText],
  ['folder', FolderOpen],
  ['globe', Globe],
  ['help', CircleQuestionMark],
  ['home', House],
  ['percent', Percent],
  ['shield', ShieldCheck],
  ['users', Users],
  ['wallet', Wallet],
  ['wrench', Wrench],
]);

/** The image of an icon ID; renders nothing for an unknown ID. */
export function NavigationIconImage({ id }: { readonly id: string }) {
  const drawing = icons.get(id);
  return drawing && createElement(drawing, { strokeWidth: 1.75 });
}
