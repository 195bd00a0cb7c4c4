import type { FileResponse } from '@agent-portal/data/endpoint';
import { viewedAs } from '@agent-portal/data/user-data/viewText';

/** The name of an export of today. Before its date it says whose view it is: `Cases-4473310-only-11-18-2026.xlsx`. */
export function exportName(
  { response }: { readonly response: Pick<FileResponse, 'fallbackName'> },
  { today }: { readonly today: string },
  viewAs?: string,
  params: Readonly<Record<string, string>> = {},
): string {
  const name = response.fallbackName(new Date(today), params);
  if (viewAs === undefined) return name;
  const { agentId, isOnly } = viewedAs(viewAs);
  const whose = `${agentId}-${isOnly ? 'only' : 'and-downline'}`;
  return name.replace(/-(?=\d{2}-\d{2}-\d{4}\.)/, `-${whose}-`);
}
