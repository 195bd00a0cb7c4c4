import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { deleteView, getSavedViews, getViewCounts, saveView, setViewDigest } from './contract.ts';
import counts from './fixtures/getViewCounts.json' with { type: 'json' };
import digest from './fixtures/setViewDigest.json' with { type: 'json' };
import deleted from './fixtures/deleteView.json' with { type: 'json' };
import views from './fixtures/getSavedViews.json' with { type: 'json' };
import saved from './fixtures/saveView.json' with { type: 'json' };

/** Recorded answers: the views of a list, and those left of it when one is deleted. */
export const savedViews = {
  some: fixture(getSavedViews, views),
  none: { views: [] },
};

export const savedViewsMocks = {
  getSavedViews: mockEndpoint(getSavedViews, savedViews.some),
  saveView: mockEndpoint(saveView, fixture(saveView, saved)),
  getViewCounts: mockEndpoint(getViewCounts, fixture(getViewCounts, counts)),
  setViewDigest: mockEndpoint(setViewDigest, fixture(setViewDigest, digest)),
  deleteView: mockEndpoint(deleteView, fixture(deleteView, deleted)),
};
