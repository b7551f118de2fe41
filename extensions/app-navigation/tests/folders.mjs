/** Which folders and files of this plugin a folder may import, besides itself. See `tests/architecture/findFolderArrows.mjs`. */
export const folderArrows = {
  entries: [],
  user: ['entries'],
  drawer: ['entries', 'user'],
  frame: ['entries', 'drawer'],
  content: ['entries', 'frame'],
  arranged: ['entries', 'frame', 'content'],
  bar: ['entries', 'user', 'frame'],
};
