# Needs jwcrypto (Debian: python3-jwcrypto).
import base64, json, os, urllib.request
from jwcrypto import jwe, jwk

env = os.environ
secret = env['SHARED_SECRET'] * 2
key = jwk.JWK(kty='oct', k=base64.urlsafe_b64encode(secret.encode()).rstrip(b'=').decode())


def sealed_call(method, path, plaintext, headers={}):
    token = jwe.JWE(json.dumps(plaintext), json.dumps({'alg': 'dir', 'enc': 'A128CBC-HS256'}))
    token.add_recipient(key)
    body = {**json.loads(token.serialize()), 'kid': env['KEY_ID']}
    request = urllib.request.Request(env['BASE_URL'] + path, json.dumps(body).encode(), method=method, headers={
        'auth': env['TOKEN'], 'Content-Type': 'application/json',
        'X-Encryption': 'JWE', 'X-Encryption-Response': 'JWE', **headers})
    with urllib.request.urlopen(request) as answer:
        opened = jwe.JWE()
        opened.deserialize(answer.read().decode(), key)
        return json.loads(opened.payload)


changed = sealed_call('PATCH', '/dr/v2/appointment/' + env['APPOINTMENT_ID'], {
    'clinic_id': env['CLINIC_ID'], 'doctor_id': env['DOCTOR_ID'], 'patient_id': env['PATIENT_ID'],
    'display_meta': {'ward': 'C'}})
print('sealed:', changed['display_meta'])
with open(env['FILE'], 'rb') as file:
    content = base64.b64encode(file.read()).decode()
kept = sealed_call('POST', '/mr/api/v2/docs', {'file': content}, {'X-Pt-Id': env['PATIENT_ID']})
print('sealed document:', kept['document_id'])
