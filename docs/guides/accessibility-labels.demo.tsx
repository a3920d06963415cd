import { useState } from 'react';
import {
  Breadcrumb,
  BulmaticLabels,
  Pagination,
  Tag,
  Tags,
} from 'bulmatic';

export default function AccessibilityLabels() {
  const [page, setPage] = useState(2);
  return (
    <BulmaticLabels
      breadcrumbs="Sie sind hier"
      close="Schließen"
      closeModal="Dialog schließen"
      currentPage="Seite {page}"
      delete="Entfernen"
      goToPage="Zu Seite {page}"
      menu="Menü"
      nextPage="Weiter"
      pagination="Seiten"
      previousPage="Zurück"
    >
      <div lang="de">
        <Breadcrumb>
          <Breadcrumb.Item href="#names">Nachtzüge</Breadcrumb.Item>
          <Breadcrumb.Item href="#names" active>
            Wien
          </Breadcrumb.Item>
        </Breadcrumb>
        <Tags addons>
          <Tag color="info">Liegewagen</Tag>
          <Tag delete />
        </Tags>
        <Pagination total={9} current={page} onPageChange={setPage} />
      </div>
    </BulmaticLabels>
  );
}
