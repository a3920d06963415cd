import { useState } from 'react';
import { Button } from 'bulmatic';

export default function Like() {
  const [likes, setLikes] = useState(2);
  const like = () => setLikes(likes + 1);

  return (
    <Button color="primary" onClick={like}>
      {likes} likes
    </Button>
  );
}
