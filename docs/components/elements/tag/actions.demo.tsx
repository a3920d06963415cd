import { useState } from 'react';
import { Tag, Tags } from 'bulmatic';

export default function TagActions() {
  const [following, setFollowing] = useState(false);
  return (
    <Tags>
      <Tag as="a" href="#as-a-link-or-a-button" color="link">
        Gardening
      </Tag>
      <Tag
        as="button"
        color={following ? 'primary' : undefined}
        aria-pressed={following}
        onClick={() => setFollowing(!following)}
      >
        Follow
      </Tag>
      <Tag as="label" hoverable>
        <input type="checkbox" />
        &nbsp;Only free events
      </Tag>
    </Tags>
  );
}
