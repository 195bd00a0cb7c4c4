/** The input of the agent information call, read from the URL. */
export function informationInput(search: URLSearchParams) {
  const viewAs = search.get('viewAs');
  return { query: viewAs ? { ViewAsAgentId: viewAs } : {} };
}
