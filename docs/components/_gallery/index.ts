import block from './block.demo.tsx?stage';
import box from './box.demo.tsx?stage';
import breadcrumb from './breadcrumb.demo.tsx?stage';
import button from './button.demo.tsx?stage';
import buttons from './buttons.demo.tsx?stage';
import card from './card.demo.tsx?stage';
import cell from './cell.demo.tsx?stage';
import checkbox from './checkbox.demo.tsx?stage';
import checkboxes from './checkboxes.demo.tsx?stage';
import column from './column.demo.tsx?stage';
import columns from './columns.demo.tsx?stage';
import container from './container.demo.tsx?stage';
import content from './content.demo.tsx?stage';
import control from './control.demo.tsx?stage';
import deleteButton from './delete.demo.tsx?stage';
import dropdown from './dropdown.demo.tsx?stage';
import field from './field.demo.tsx?stage';
import file from './file.demo.tsx?stage';
import footer from './footer.demo.tsx?stage';
import grid from './grid.demo.tsx?stage';
import hero from './hero.demo.tsx?stage';
import icon from './icon.demo.tsx?stage';
import iconText from './icontext.demo.tsx?stage';
import image from './image.demo.tsx?stage';
import input from './input.demo.tsx?stage';
import level from './level.demo.tsx?stage';
import media from './media.demo.tsx?stage';
import menu from './menu.demo.tsx?stage';
import message from './message.demo.tsx?stage';
import modal from './modal.demo.tsx?stage';
import navbar from './navbar.demo.tsx?stage';
import notification from './notification.demo.tsx?stage';
import pagination from './pagination.demo.tsx?stage';
import panel from './panel.demo.tsx?stage';
import progress from './progress.demo.tsx?stage';
import radio from './radio.demo.tsx?stage';
import radios from './radios.demo.tsx?stage';
import section from './section.demo.tsx?stage';
import select from './select.demo.tsx?stage';
import subtitle from './subtitle.demo.tsx?stage';
import table from './table.demo.tsx?stage';
import tabs from './tabs.demo.tsx?stage';
import tag from './tag.demo.tsx?stage';
import tags from './tags.demo.tsx?stage';
import textArea from './textarea.demo.tsx?stage';
import title from './title.demo.tsx?stage';
import type { GalleryItem } from '@site/src/components/Gallery';

/** A small live picture of each component, by the group that it belongs to in the library. */
export const GALLERY = {
  elements: [
    { name: 'Block', group: 'elements', demo: block },
    { name: 'Box', group: 'elements', demo: box },
    { name: 'Button', group: 'elements', demo: button },
    { name: 'Buttons', group: 'elements', demo: buttons },
    { name: 'Content', group: 'elements', demo: content },
    { name: 'Delete', group: 'elements', demo: deleteButton },
    { name: 'Icon', group: 'elements', demo: icon },
    { name: 'IconText', group: 'elements', demo: iconText },
    { name: 'Image', group: 'elements', demo: image },
    { name: 'Notification', group: 'elements', demo: notification },
    { name: 'Progress', group: 'elements', demo: progress },
    { name: 'Subtitle', group: 'elements', demo: subtitle },
    { name: 'Table', group: 'elements', demo: table },
    { name: 'Tag', group: 'elements', demo: tag },
    { name: 'Tags', group: 'elements', demo: tags },
    { name: 'Title', group: 'elements', demo: title },
  ],
  components: [
    { name: 'Breadcrumb', group: 'components', demo: breadcrumb },
    { name: 'Card', group: 'components', demo: card },
    { name: 'Dropdown', group: 'components', demo: dropdown },
    { name: 'Menu', group: 'components', demo: menu },
    { name: 'Message', group: 'components', demo: message },
    { name: 'Modal', group: 'components', demo: modal },
    { name: 'Navbar', group: 'components', demo: navbar },
    { name: 'Pagination', group: 'components', demo: pagination },
    { name: 'Panel', group: 'components', demo: panel },
    { name: 'Tabs', group: 'components', demo: tabs },
  ],
  form: [
    { name: 'Checkbox', group: 'form', demo: checkbox },
    { name: 'Checkboxes', group: 'form', demo: checkboxes },
    { name: 'Control', group: 'form', demo: control },
    { name: 'Field', group: 'form', demo: field },
    { name: 'File', group: 'form', demo: file },
    { name: 'Input', group: 'form', demo: input },
    { name: 'Radio', group: 'form', demo: radio },
    { name: 'Radios', group: 'form', demo: radios },
    { name: 'Select', group: 'form', demo: select },
    { name: 'TextArea', group: 'form', demo: textArea },
  ],
  columns: [
    { name: 'Column', group: 'columns', demo: column },
    { name: 'Columns', group: 'columns', demo: columns },
  ],
  grid: [
    { name: 'Cell', group: 'grid', demo: cell },
    { name: 'Grid', group: 'grid', demo: grid },
  ],
  layout: [
    { name: 'Container', group: 'layout', demo: container },
    { name: 'Footer', group: 'layout', demo: footer },
    { name: 'Hero', group: 'layout', demo: hero },
    { name: 'Level', group: 'layout', demo: level },
    { name: 'Media', group: 'layout', demo: media },
    { name: 'Section', group: 'layout', demo: section },
  ],
} satisfies Record<string, readonly GalleryItem[]>;
