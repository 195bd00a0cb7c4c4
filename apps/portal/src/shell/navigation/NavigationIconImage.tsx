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

/** The icons that a carrier's content can name. */
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

/** The drawing of an icon's id; none for an unknown one. */
export function NavigationIconImage({ id }: { readonly id: string }) {
  const drawing = icons.get(id);
  return drawing && createElement(drawing, { size: 20, strokeWidth: 1.75 });
}
