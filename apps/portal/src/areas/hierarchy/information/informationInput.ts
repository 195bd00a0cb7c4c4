/** What an address asks of agent information: whose it is. */
export function informationInput(search: URLSearchParams) {
  const viewAs = search.get('viewAs');
  return { query: viewAs ? { ViewAsAgentId: viewAs } : {} };
}
