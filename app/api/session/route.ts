// The session of this browser: asked for, begun, kept, ended.
import { readSession } from '@/lib/desk/sessions/read-session';
import { endOfOwnSession } from '@/lib/desk/sessions/sign-out';
import { isPlainForm, readFormBody, readJsonBody } from '@/lib/desk/request-body';
import { privateJson, Refusal, refusalResponse, signedOut } from '@/lib/desk/refusal';
import { refuseForeignOrigin } from '@/lib/desk/actor';
import { clientAddress } from '@/lib/desk/client-address';
import { credentialsSchema, signIn, type Credentials } from '@/lib/desk/sign-in/sign-in';
